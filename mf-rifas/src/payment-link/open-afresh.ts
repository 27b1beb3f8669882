/** Loads an address anew: 'generate another' reloads the page (specification 2). */
export const openAfresh = (address: string): void => location.replace(address);
