/** Loads an address with a full page load. The button for another link uses it. */
export const openAfresh = (address: string): void => location.replace(address);
