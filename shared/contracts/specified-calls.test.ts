import type { JsonSchema } from './codec';
import { everyContract } from './every-contract';

// The customer's API has these names. The reference backend reads the same contracts, so only this test would notice a
// misspelled one.
const DATE = 'date timezone_type timezone';
const BUYER = 'Nombre Apellido Email Celular Departamento';
const TICKET = `id Numero SorteoNumero Estado Precio Tipo Nombre Comentario FechaSorteo ${DATE}`;
const DEPOSIT = `id Tipo Monto Fecha ${DATE} registros Numero SorteoNumero Precio Nombre FechaSorteo`;
const CARD = 'tarjeta Issuer Acquirer CodigoAutorizacion FechaTransaccion NumeroTarjeta Cuotas';
const BAG = 'Numero Sorteos sorteo_numero pasajero_id pasajero_nombres pasajero_apellidos';
const PENDING = 'dueno duenoName duenoEmail duenoPhone rifas Numero Sorteos sorteo_numero';
const LINK_BUYER = 'CompradorNombre CompradorApellido CompradorEmail CompradorCelular CompradorDepartamento';
const TOTALS = ['Depositado', 'Registrado', 'Recaudado', 'PagoPersonal', 'RifasRegistrado', 'RifasRecaudado']
  .flatMap((name) => ['Credito', 'Debito', 'Contado'].map((kind) => `total${name}${kind}`))
  .join(' ');

type Row = readonly [call: string, base: string, sendsToken: boolean, request: string, answer: string];
const CALLS: readonly Row[] = [
  ['POST auth/login', 'api', false, 'email password getHash type', 'token newUser message'],
  ['POST auth/first-login', 'auth', false, 'email password getHash', ''],
  ['POST reset-link', 'api', false, 'email', ''],
  ['POST reset-password', 'api', false, 'token password', ''],
  ['POST verify-reset-link', 'api', false, 'token', ''],
  ['GET api/validate', 'api', true, '', 'token'],
  ['GET api/costos-extras', 'api', true, '', 'descripcion monto'],
  [
    'GET api/pasajero/get-pasajero-itinerario-by-user',
    'api',
    true,
    '',
    `itinerario nombre precio totales totalDepositado totalRegistrado totalRecaudado totalRecaudadoSemana ${TOTALS}`,
  ],
  ['GET api/pasajero/get-depositos-registros-list-by-user', 'api', true, '', `${DEPOSIT} ${CARD}`],
  ['GET api/pasajero/get-depositos-registros', 'api', true, '', `${DEPOSIT} ${CARD}`],
  ['GET api/pasajero/get-depositos-tarjetas-registros-by-user', 'api', true, '', `${DEPOSIT} ${CARD}`],
  ['POST api/pasajero/get-pasajero-by-user', 'api', true, 'token', 'persona name lastName pasajeroId'],
  ['GET api/talon/get-by-pasajero', 'api', true, '', TICKET],
  ['GET api/talon/get-detailed-by-pasajero', 'api', true, '', TICKET],
  ['GET api/talon/get-rifas-to-transfer', 'api', true, '', BAG],
  ['GET api/talon/get-rifas-para-entregar', 'api', true, '', PENDING],
  ['GET api/talon/get-rifas-a-recibir', 'api', true, '', PENDING],
  ['GET api/talon/get-bolsa', 'api', true, '', BAG],
  ['GET api/talon/get-bolsa-by-pasajero', 'api', true, '', BAG],
  ['POST api/talon/rifa-entregada', 'api', true, 'rifas', ''],
  ['POST api/talon/put-rifa-bolsa', 'api', true, 'rifas', ''],
  ['POST api/talon/quitar-rifa-bolsa', 'api', true, 'numeroRifa', ''],
  ['POST api/talon/solicitar-rifas', 'api', true, 'rifas', PENDING],
  ['POST api/talon/transferencia-directa', 'api', true, 'rifas mailTransf', ''],
  ['POST api/talon/guardar-comentario', 'api', true, 'numero comment', ''],
  ['POST api/talon/register-talones', 'api', true, `comprador ${BUYER} talones deposito_id`, ''],
  ['POST api/talon/generate-link', 'api', true, `${BUYER} talones status asumirRecargo`, ''],
  [
    'POST talon/validate-link',
    'api',
    false,
    'token',
    `linkData Pasajero AsumirRecargo ${LINK_BUYER} persona Nombres Apellidos talones ${TICKET}`,
  ],
  ['POST api/talon/delete-pago', 'api', true, 'talon_id', ''],
  ['POST api/pago-personal/new', 'api', true, 'monto deposito_id', ''],
  ['POST api/pago-personal/delete', 'api', true, 'pagoPersonal_id', ''],
  ['POST upload-image', 'upload', true, 'image', 'url'],
  ['POST upload-image/aeropuertos', 'upload', false, 'image', 'url'],
  ['POST geopay/echo-test', 'geopay', false, 'token', ''],
  [
    'POST geopay/init-payment',
    'geopay',
    false,
    'token amount client_department client_email client_fname client_lname client_mobile venta_id currency ' +
      'asumir_recargo cuotas tarjeta tipo_tarjeta',
    'token',
  ],
];

/** Every field name in a schema, at any depth. */
const namesIn = (schema: JsonSchema): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [name, ...namesIn(inner)]),
  ...[schema.items, ...(schema.prefixItems ?? []), ...(schema.anyOf ?? [])].flatMap((inner) =>
    inner ? namesIn(inner) : [],
  ),
];
const sorted = (names: readonly string[]): string[] => [...new Set(names)].filter(Boolean).sort();

const specified = everyContract.filter(({ extension }) => !extension);

test('The calls that are no extension are those of the specification.', () => {
  expect(sorted(specified.map(({ method, path }) => `${method} ${path}`))).toEqual(sorted(CALLS.map(([call]) => call)));
});

test.each(CALLS)(
  '%s has the base, the token and the field names of the specification',
  (call, base, token, ...names) => {
    const contract = specified.find(({ method, path }) => `${method} ${path}` === call);
    expect([contract?.base, contract?.authenticated]).toEqual([base, token]);
    const schemas = [contract?.request.schema ?? {}, contract?.response.schema ?? {}];
    expect(schemas.map((schema) => sorted(namesIn(schema)))).toEqual(names.map((list) => sorted(list.split(' '))));
  },
);
