export declare const SWC_OPTIONS: { readonly jsc: Readonly<Record<string, unknown>> };
