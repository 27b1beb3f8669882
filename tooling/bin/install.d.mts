/** Whether what is installed is what the repository's lock file and manifests ask for. */
export function isInstalled(root: string): boolean;
/** Remembers that what they ask for by now has been installed. */
export function noteInstalled(root: string): void;
/** Installs with the package manager that package.json names. @returns its exit code */
export function install(root: string, flags: readonly string[], env: Readonly<NodeJS.ProcessEnv>): number;
