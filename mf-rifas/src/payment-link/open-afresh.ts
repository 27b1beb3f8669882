/** Loads an address anew: the button for another link reloads the page. */
export const openAfresh = (address: string): void => location.replace(address);
