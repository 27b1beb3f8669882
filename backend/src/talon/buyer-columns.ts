import type { Buyer } from '@rifas/shared/domain';

/** A buyer in the columns that tickets and sales have for one. */
export const buyerColumns = ({ firstName, lastName, email, phone, department }: Buyer) => ({
  compradorNombre: firstName,
  compradorApellido: lastName,
  compradorEmail: email,
  compradorCelular: phone,
  compradorDepartamento: department,
});

/** A ticket that nobody has bought. */
export const NO_BUYER_COLUMNS = {
  compradorNombre: null,
  compradorApellido: null,
  compradorEmail: null,
  compradorCelular: null,
  compradorDepartamento: null,
} as const;

/** The buyer that a sale's row holds. */
export const buyerOfRow = (row: ReturnType<typeof buyerColumns>): Buyer => ({
  firstName: row.compradorNombre,
  lastName: row.compradorApellido,
  email: row.compradorEmail,
  phone: row.compradorCelular,
  department: row.compradorDepartamento,
});

export const attemptBuyerColumns = ({ firstName, lastName, email, phone, department }: Buyer) => ({
  buyerName: firstName,
  buyerLastName: lastName,
  buyerEmail: email,
  buyerPhone: phone,
  buyerDepartment: department,
});

export const buyerOfAttempt = (row: ReturnType<typeof attemptBuyerColumns>): Buyer => ({
  firstName: row.buyerName,
  lastName: row.buyerLastName,
  email: row.buyerEmail,
  phone: row.buyerPhone,
  department: row.buyerDepartment,
});
