export declare const ESM_ONLY: readonly string[];
