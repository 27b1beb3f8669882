import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { PAYMENT_PAGE_PATH } from '@rifas/shared/contracts';
import { listenLocally } from '@rifas/tooling/lib/local-server';

const LINK = {
  linkData: {
    id: 900,
    Pasajero: 12,
    AsumirRecargo: false,
    CompradorNombre: 'Eva',
    CompradorApellido: 'Paz',
    CompradorEmail: 'eva@b.uy',
    CompradorCelular: '099',
    CompradorDepartamento: 'Salto',
  },
  persona: { Nombres: 'Ana', Apellidos: 'Pereira' },
  talones: [[{ id: 1, Numero: '007', SorteoNumero: '1', Estado: 'Pendiente de Pago', Precio: 20 }]],
};
const success = (data: unknown): string => JSON.stringify({ status: 'success', data });

/** A foreign API: only the calls of a buyer's payment, and its own payment page. */
const ANSWERS: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/talon/validate-link': ['application/json', success(LINK)],
  '/geopay/echo-test': ['application/json', success(null)],
  '/geopay/init-payment': ['application/json', success({ token: 'de-la-pasarela' })],
  [`/${PAYMENT_PAGE_PATH}`]: ['text/html; charset=utf-8', '<!doctype html><title>Pagar</title><h1>Pasarela ajena</h1>'],
};

/** @param prefix prefix of every path, as for an API on a shared host */
export async function startForeignApi(prefix = '') {
  // In their order.
  const asked: { path: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const { url: path = '' } = request;
    const answer = (body: string) => {
      asked.push({ path, body });
      const known = path.startsWith(prefix) ? ANSWERS[path.slice(prefix.length)] : undefined;
      const [type, content] = known ?? ['text/html', '<h1>Not found</h1>'];
      response.writeHead(known ? 200 : 404, { 'Content-Type': type }).end(content);
    };
    text(request).then(answer, () => response.destroy());
  });
  const { url, stop } = await listenLocally(server);
  return { url: `${url}${prefix}`, asked, stop };
}
