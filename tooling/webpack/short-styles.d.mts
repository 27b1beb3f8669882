export declare const SHORT_STYLES: { readonly jsc: Readonly<Record<string, unknown>> };
