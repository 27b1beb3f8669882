// Files that register a remote. They are edited as text, to keep what people wrote around the entries.

/** `pnpm-workspace.yaml` with the package added after the last remote. @throws Error */
export function addToWorkspace(yaml: string, name: string): string {
  const lines = yaml.split('\n');
  const last = lines.map((line) => /^ {2}- mf-/.test(line)).lastIndexOf(true);
  const at = last >= 0 ? last : lines.indexOf('packages:');
  if (at < 0) throw new Error("pnpm-workspace.yaml has no list 'packages:'.");
  return [...lines.slice(0, at + 1), `  - ${name}`, ...lines.slice(at + 1)].join('\n');
}

export const removeFromWorkspace = (yaml: string, name: string): string =>
  yaml
    .split('\n')
    .filter((line) => line !== `  - ${name}`)
    .join('\n');

const REMOTES = /("remotes"\s*:\s*\{)([^}]*)(\})/;

function changeRemotes(json: string, file: string, change: (entries: readonly string[]) => readonly string[]): string {
  const found = REMOTES.exec(json);
  if (!found) throw new Error(`${file} has no "remotes".`);
  const [all, open = '', inside = '', close = ''] = found;
  const indent = /\n\s*(?=")/.exec(inside)?.[0] ?? '\n    ';
  const end = /\s*$/.exec(inside)?.[0] || '\n  ';
  const entries = change(
    inside
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );
  const body = entries.map((entry) => `${indent}${entry}`).join(',');
  return json.replace(all, () => `${open}${body}${entries.length > 0 ? end : ''}${close}`);
}

/** A deployment's file with the remote's local build added. @throws Error */
export const addToDeployment = (json: string, name: string, file: string): string =>
  changeRemotes(json, file, (entries) => [...entries, `"${name}": "local"`]);

export const removeFromDeployment = (json: string, name: string, file: string): string =>
  changeRemotes(json, file, (entries) => entries.filter((entry) => !entry.startsWith(`"${name}":`)));

export const namesRemote = (json: string, name: string): boolean =>
  new RegExp(`"${name}"\\s*:`).test(REMOTES.exec(json)?.[2] ?? '');
