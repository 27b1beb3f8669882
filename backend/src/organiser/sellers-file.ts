import { BUYER_LIMITS, isAcceptablePassword, isEmail, normalizeEmail, type Cents } from '@rifas/shared/domain';
import { readCsv, type Problems } from './csv-file';
import { parsePositive } from './csv-values';

const SELLER_COLUMNS = [
  'email',
  'nombres',
  'apellidos',
  'celular',
  'itinerario',
  'precio_itinerario',
  'clave_provisoria',
] as const;

/** The limits of the API and the forms. */
const LIMITS = {
  email: BUYER_LIMITS.email,
  nombres: BUYER_LIMITS.firstName,
  apellidos: BUYER_LIMITS.lastName,
  celular: BUYER_LIMITS.phone,
};

/** Less than the rule of a seller's own password: the seller replaces it at the first login. */
const PROVISIONAL_RULE = 'necesita una mayúscula, una minúscula, un número y al menos 8 caracteres';

export function readSellers(path: string, problems: Problems) {
  const lineOf = new Map<string, number>();
  const priceOf = new Map<string, Cents>();
  return readCsv(path, SELLER_COLUMNS, problems).map((row) => {
    const email = normalizeEmail(row.get('email'));
    const itinerario = row.get('itinerario');
    const precioItinerario = itinerario === '' ? undefined : parsePositive(row.get('precio_itinerario'));
    const seller = {
      row,
      email,
      itinerario,
      precioItinerario,
      nombres: row.get('nombres'),
      apellidos: row.get('apellidos'),
      celular: row.get('celular'),
      clave: row.get('clave_provisoria'),
    };

    if (!isEmail(email)) row.bad(`el email "${row.get('email')}" no es válido`);
    else if (lineOf.has(email)) row.bad(`el email ${email} ya está en la línea ${lineOf.get(email)}`);
    else lineOf.set(email, row.line);
    for (const [column, max] of Object.entries(LIMITS))
      if (row.get(column).length > max) row.bad(`${column} tiene más de ${max} caracteres`);
    if (seller.nombres === '' || seller.apellidos === '') row.bad('faltan nombres o apellidos');
    if (!isAcceptablePassword(seller.clave)) row.bad(`la clave provisoria no sirve: ${PROVISIONAL_RULE}`);
    if (itinerario !== '' && precioItinerario === undefined)
      row.bad(`el precio del itinerario "${row.get('precio_itinerario')}" no es un importe`);
    else if (precioItinerario !== undefined && (priceOf.get(itinerario) ?? precioItinerario) !== precioItinerario)
      row.bad(`el itinerario ${itinerario} tiene otro precio más arriba`);
    else if (precioItinerario !== undefined) priceOf.set(itinerario, precioItinerario);
    return seller;
  });
}
export type SellerRow = ReturnType<typeof readSellers>[number];
