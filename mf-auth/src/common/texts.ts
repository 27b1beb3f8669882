import { PASSWORD_HINT, PASSWORD_MAX_LENGTH } from '@rifas/shared/domain';

// The texts that this remote shows. Texts that several remotes share are in shared/domain/messages.ts.

export const LOG_IN = 'INGRESAR';
export const BACK = 'VOLVER';
export const EMAIL = 'Email';

export const passwordTexts = {
  own: 'Contraseña',
  first: 'Nueva contraseña',
  repeated: 'Repetir contraseña',
  hint: `${PASSWORD_HINT}.`,
  tooLong: `La contraseña no puede tener más de ${PASSWORD_MAX_LENGTH} caracteres.`,
} as const;

export const loginTexts = {
  titles: {
    login: 'INGRESA PARA VENDER TUS RIFAS',
    newUser: 'CREÁ TU CONTRASEÑA',
    forgot: 'OLVIDÉ MI CONTRASEÑA',
    linkSent: 'REVISÁ TU MAIL',
  },
  intro: 'Cobrá con un link, mirá cuánto juntaste para el viaje y transferí rifas a otro pasajero.',
  ended: 'Tu sesión terminó. Ingresá de nuevo y seguís donde estabas.',
  wrong: 'Email o contraseña incorrectos.',
  form: 'Ingresar',
  toForgot: 'OLVIDÉ MI CONTRASEÑA',
} as const;

export const newUserTexts = {
  form: 'Crear contraseña',
  /** The text before and after the email. */
  intro: ['Es tu primer ingreso con', ': elegí una contraseña.'],
  save: 'GUARDAR CONTRASEÑA',
  /** Shown beside the reason why the following login failed: the provisional password is no longer valid. */
  saved: 'Tu nueva contraseña ya quedó guardada.',
} as const;

export const forgotTexts = {
  form: 'Olvidé mi contraseña',
  intro: 'Te enviamos un link para que elijas una nueva.',
  send: 'ENVIAR LINK',
  /**
   * The text before and after the email. It is the same for known and unknown emails, so that it does not reveal who
   * sells.
   */
  sent: [
    'Si',
    'tiene una cuenta, te enviamos un link para cambiar la contraseña. Si no lo ves, buscalo en el correo no deseado.',
  ],
} as const;

export const resetTexts = {
  title: 'CAMBIÁ TU CONTRASEÑA',
  verifying: 'Comprobando el link…',
  retry: 'Reintentar',
  form: 'Cambiar contraseña',
  reset: 'RESETEAR',
  /** Shown after an answer was lost: that call may have used up the link. */
  mayBeDone: 'Puede que la contraseña ya haya cambiado: probá ingresar con la nueva.',
} as const;

export const registerTexts = {
  title: 'REGISTRO',
  notYet: 'El registro todavía no está disponible.',
  hint: 'Si ya vendés rifas, ingresá con tu email.',
} as const;
