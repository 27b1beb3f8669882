import type { Deployment, Settings } from '../deployment';

export const demoSettings: Settings = {
  cantidadTalones: 5,
  costoTalon: 20,
  moneda: '840',
  simboloMoneda: 'US$',
  asumirRecargo: true,
  mostrarResumen: true,
  mostrarDepositosBancarios: true,
  preguntarNombreComprador: true,
  preguntarCelularComprador: true,
  preguntarDepartamentoComprador: true,
  preguntarTipoTarjeta: false,
  precioCredito: 5290,
  precioDebito: 4990,
  contado: { nombre: true, email: true, celular: true, departamento: true },
};

export type DeploymentChanges = Partial<Omit<Deployment, 'settings'>> & { readonly settings?: Partial<Settings> };

/**
 * A deployment for tests and development pages: dtyt and multi, unless changed.
 * @example demoDeployment({ variant: 'ccee', settings: { mostrarResumen: false } });
 */
export function demoDeployment({ settings, ...changes }: DeploymentChanges = {}): Deployment {
  return {
    name: 'dtyt',
    title: 'Rifas',
    variant: 'dtyt',
    mode: 'multi',
    links: {
      manual: '/manual.html',
      contactMail: 'contacto@rifas.example',
      supportMail: 'soporte@rifas.example',
      paymentLinkBase: '/pago/',
      gatewayUrl: '/sandbox/gateway',
      creator: { name: 'Viajes del Sur', url: 'https://viajes.example' },
    },
    bases: { api: '', auth: '', upload: '', geopay: '' },
    session: { tokenName: 'rifas.token', authorizationScheme: '' },
    captcha: null,
    telemetryUrl: null,
    statusPage: false,
    composition: 1,
    shellVersion: '0.0.0',
    remotes: [],
    ...changes,
    settings: { ...demoSettings, ...settings },
  };
}
