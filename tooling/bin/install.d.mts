/** The file that notes for which manifests the packages were installed; below the repository's root. */
export const STAMP: string;
/** Whether the installed packages match the repository's lock file and manifests. */
export function isInstalled(root: string): boolean;
/** Records that the packages for the present lock file and manifests are installed. */
export function noteInstalled(root: string): void;
/** Installs with the package manager that package.json names. @returns its exit code */
export function install(root: string, flags: readonly string[], env: Readonly<NodeJS.ProcessEnv>): number;
