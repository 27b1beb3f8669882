/** Where scripts have the name that their federation plugin was given. Vite's plugin writes _mf_2_ for a dash. */
const PATTERNS = {
  webpack: /initOptions"?\s*[:=]\s*\{\s*"?name"?:\s*["'`]([\w-]+)/,
  Rspack: /initOptions,\s*["'`]name["'`],\s*\(\)\s*=>\s*\(?["'`]([\w-]+)/,
  Vite: /__mfe_internal__(\w+?)__mf_owner__/,
} as const;

/** The name of a remote in the federation runtime, which must be an identifier. */
export const federationNameOf = (remote: string): string => remote.replaceAll('-', '_');

/** The name that the federation plugin of a build was given, with _ for -; undefined where no script tells. */
export function federationNameIn(scripts: readonly string[]): string | undefined {
  const [name] = scripts.flatMap((text) => Object.values(PATTERNS).flatMap((pattern) => pattern.exec(text)?.[1] ?? []));
  return name && federationNameOf(name.replaceAll('_mf_2_', '-'));
}
