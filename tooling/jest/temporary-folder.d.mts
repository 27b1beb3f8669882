export declare function temporaryFolderOfRun(parent: string): string;
