type ByName<Value> = Readonly<Record<string, Value>>;

export declare function providedModules(): ByName<string>;
export declare function sharedModules(): ByName<{ readonly requiredVersion: string }>;
