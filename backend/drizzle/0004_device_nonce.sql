-- A grant was bound to an address; it is bound to a device now. Whoever is in the middle of it logs in again.
DELETE FROM "first_login_grants";--> statement-breakpoint
ALTER TABLE "first_login_grants" RENAME COLUMN "address" TO "nonce_hash";
