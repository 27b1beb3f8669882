/** What stands in place of a passenger's name that the API does not give. */
export const NO_NAME = 'Pasajero sin nombre';
