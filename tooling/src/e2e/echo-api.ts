import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally, type LocalServer } from '../lib/local-server';

/**
 * An API that answers with the request that an edge sent, as JSON. `…/hang-up` closes the connection, `…/own-policy`
 * sends a header that the edge also sends, `…/own-cookie` a cookie of another domain, `…/elsewhere` redirects to its
 * own host, `…/challenge` requires a password.
 */
export async function startEchoApi(): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const answer = (body: string) => {
      if (url?.endsWith('/hang-up')) return void response.destroy();
      if (url?.endsWith('/own-policy')) response.setHeader('Referrer-Policy', 'no-referrer');
      if (url?.endsWith('/own-cookie')) response.setHeader('Set-Cookie', 'XSRF-TOKEN=a; Domain=.api.example; Path=/');
      if (url?.endsWith('/elsewhere'))
        response.setHeader('Location', `http://${headers.host ?? ''}/api/there/?a=1`).statusCode = 307;
      if (url?.endsWith('/challenge')) response.setHeader('WWW-Authenticate', 'Basic realm="api"').statusCode = 401;
      if (url?.endsWith('/of-the-site'))
        response
          .setHeader('Clear-Site-Data', '"*"')
          .setHeader('Alt-Svc', 'h2=":9"')
          .setHeader('Refresh', '0;url=/login')
          .setHeader('Strict-Transport-Security', 'max-age=0; includeSubDomains');
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ method, url, headers, body }));
    };
    text(request).then(answer, () => response.destroy());
  });
  return listenLocally(server);
}
