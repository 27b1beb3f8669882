import type { Settings } from '@rifas/shared/deployment';
import type { ServerDeployment } from '../platform/deployment';

const settings: Settings = {
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

export type DeploymentChanges = Partial<Omit<ServerDeployment, 'settings'>> & { settings?: Partial<Settings> };

/** dtyt, multi, no captcha, by default. */
export const testDeployment = ({ settings: changed, ...changes }: DeploymentChanges = {}): ServerDeployment => ({
  name: 'test',
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
  captcha: null,
  ...changes,
  settings: { ...settings, ...changed },
});
