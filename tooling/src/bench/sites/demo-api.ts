/** The few calls that a benchmark needs before a browser opens. */
export interface DemoApi {
  readonly logIn: (email: string) => Promise<string>;
  /** Path of a pay page for one pending ticket of the seller. */
  readonly makeLink: (email: string) => Promise<string>;
}

interface Answer {
  readonly token?: string;
  readonly data?: unknown;
}

interface DemoTicket {
  readonly id: number;
  readonly Estado: string;
}

export function demoApi(siteUrl: string): DemoApi {
  const send = async (path: string, body: Record<string, string> | undefined, token = ''): Promise<Answer> => {
    const response = await fetch(`${siteUrl}/${path}`, {
      ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
      headers: token ? { Authorization: token } : {},
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Answer;
  };
  const logIn = async (email: string) => {
    const { token } = await send('auth/login', { email, password: 'Rifas2026!', getHash: 'false', type: 'student-rifas' });
    if (!token) throw new Error(`${email} could not log in`);
    return token;
  };
  const makeLink = async (email: string) => {
    const token = await logIn(email);
    const { data } = await send('api/talon/get-by-pasajero', undefined, token);
    const ticket = (data as DemoTicket[][]).flat().find(({ Estado }) => Estado === 'Pendiente de Pago');
    if (!ticket) throw new Error(`${email} has nothing to sell`);
    const buyer = { Nombre: 'Lucía', Apellido: 'Fernández', Email: 'lucia@example.com', Celular: '099123456', Departamento: '' };
    const link = await send(
      'api/talon/generate-link',
      { ...buyer, 'talones[]': String(ticket.id), status: 'Pendiente de pago', asumirRecargo: 'false' },
      token,
    );
    return `/pago/${String(link.data)}`;
  };
  return { logIn, makeLink };
}
