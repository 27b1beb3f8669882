export * from './deposits';
export * from './operations';
export * from './passengers';
export * from './sales';
export * from './sandbox';
export * from './tickets';
export * from './transfers';
export * from './users';
