export const without = <Thing extends object, Name extends keyof Thing & string>(
  thing: Thing,
  ...names: readonly Name[]
): Omit<Thing, Name> =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.some((one) => one === name))) as Omit<Thing, Name>;
