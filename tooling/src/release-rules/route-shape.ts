/** An address as a router tells it from others: without the names of its parameters, in any case, with or without a slash at its end. */
export const shapeOf = (path: string): string => path.toLowerCase().replaceAll(/:\w+/g, ':').replace(/\/+$/, '') || '/';
