// The texts that the customer has fixed. They must stay exactly like this, oddities included.

// Forms. The asterisk and the final stop differ because the texts belong to different screens.
export const completeAllFields = 'Debes completar todos los campos';
export const completeAllBuyerFields = 'Debes completar todos los campos*';
export const completeAllResetFields = 'Debes completar todos los campos.';
export const invalidEmail = 'Formato de email inválido';
/** The pay page calls an email 'contraseña' in this text: the customer wants it so. */
export const invalidCheckoutEmail = 'Formato de contraseña inválido';
export const enterYourEmail = 'Ingresa tu mail';
export const passwordsDiffer = 'Las contraseñas no son iguales';
export const wrongPassword = 'Contraseña incorrecta!';
export const resetPasswordsDiffer = 'Las contraseñas no coinciden.';

// Selection and amounts.
export const selectTicket = 'Debes seleccionar al menos un talón*';
export const selectRaffle = 'Debes seleccionar al menos una rifa*';
export const balanceTooLow = 'Tu saldo no es suficiente para registrar este talón';
export const enterAmount = 'Debes ingresar el monto.';
export const amountOverBalance = 'El monto excede lo disponible del depósito seleccionado.';

// Payment link and pay page.
export const linkCopied = 'Link de pago copiado al portapapeles!';
export const ticketsNotAvailable = 'Las rifas no están disponibles, contactate con el vendedor.';
export const alreadyPaid = 'Ya se efectuó el pago.';
/** The gateway has not reported the result of the previous attempt. */
export const confirmingPayment = 'Estamos confirmando tu pago anterior. Probá de nuevo en unos minutos.';
export const invalidLink = 'El link no es válido.';
/** Followed by the contact mail. */
export const paymentError = 'HA OCURRIDO UN ERROR, PONTE EN CONTACTO CON';
export const purchaseRejected = 'COMPRA RECHAZADA, PONTE EN CONTACTO CON EL BANCO EMISOR DE LA TARJETA.';

// Transfers.
export const invalidTransferEmail = 'Formato de mail inválido o vacío!';
export const selectRafflesToTransfer = 'Debes selecionar una rifa o más';
export const selectRafflesForBag = 'Debes seleccionar alguna rifa!';
/** Followed by the support mailbox. */
export const putInBagFailed =
  'Hubo un problema al poner las rifas en la bolsa de transferencias, prueba nuevamente o comunicate con';
/** Followed by the support mailbox. */
export const removeFromBagFailed =
  'Hubo un problema al quitar la rifa de la bolsa de transferencias, prueba nuevamente o comunicate con';
/** Followed by the support mailbox. */
export const requestFailed =
  'Hubo un problema al solicitar las rifas de la bolsa de transferencias, prueba nuevamente o comunicate con';
/** Followed by the support mailbox. */
export const directTransferFailed = 'Hubo un problema al transferir las rifas, prueba nuevamente o comunicate con';
/** Followed by the support mailbox. */
export const receptionFailed =
  'Hubo un problema al confirmar la recepción de la rifa, prueba nuevamente o comunicate con';
export const putInBagDone = 'Ahora tus rifas están disponibles para ser solicitadas por otro pasajero.';
export const removeFromBagDone = 'Tu rifa ya no está en la bolsa de transferencias.';
export const requestDone = 'Rifas solicitadas con éxito!';
export const directTransferDone = 'Transferencia iniciada correctamente!';
export const receptionDone = 'Ya puedes ver la rifa en tu cuenta.';
export const raffleLeftBag = 'Alguna de las rifas que estás solicitando ya no se encuentra en la bolsa.';
export const passengerNotFound = 'No encontramos ningún pasajero registrado con el mail que ingresaste.';
export const underConstruction = 'En construcción';

// Texts that the server sends in `data` and that pages react to.
export const serverTicketsUnavailable = 'Uno o más talones no están disponibles.';
export const serverInvalidPassenger = 'Pasajero a transferir inválido';

// Comments, deposits, session.
export const commentSaved = 'Comentario actualizado correctamente.';
export const genericError = 'Ha ocurrido un error.';
export const deleteQuestion = 'Deseas borrar este registro?';
export const deleteDone = 'Registro borrado correctamente.';
/** Followed by the contact mail. */
export const deleteFailed = 'Hubo un problema al borrar el registro, prueba nuevamente o comunicate con';
export const ticketsOfDeposit = 'Talones asignados a este depósito:';
export const rafflesOfDeposit = 'Rifas asignadas a este depósito:';
export const personalPaymentsOfDeposit = 'Usado como pago personal:';
export const processingError = 'Hubo un error al procesar su solicitud. Por favor intente nuevamente más tarde';

// Countdowns of the reset page; `seconds` counts down.
export const resetLinkExpired = (seconds: number): string =>
  `El link expiró, intente resetar nuevamente. Serás redireccionado en ${seconds}...`;
export const resetDone = (seconds: number): string =>
  `Contraseña cambiada correctamente, serás redirigido a el login en ${seconds}...`;
/** Follows the server's own message. */
export const resetAgain = (seconds: number): string => `Intenta resetear la contraseña nuevamente: ${seconds}...`;
