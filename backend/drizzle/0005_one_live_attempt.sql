CREATE TABLE "news" (
	"passenger_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_passenger_id_seq_pk" PRIMARY KEY("passenger_id","seq")
);
--> statement-breakpoint
CREATE TABLE "gateway_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"attempt_id" integer NOT NULL,
	"body" text NOT NULL,
	"reading" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"judged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_faults" (
	"scope" text PRIMARY KEY NOT NULL,
	"fault" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"sale_id" integer,
	"estado" text NOT NULL,
	"order" jsonb,
	"charged_cents" integer DEFAULT 0 NOT NULL,
	"charged_currency" text DEFAULT '' NOT NULL,
	"card" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "sandbox_payments_estado" CHECK ("sandbox_payments"."estado" in ('abierto', 'aprobado', 'rechazado', 'anulado')),
	CONSTRAINT "sandbox_payments_charge" CHECK (("sandbox_payments"."estado" = 'aprobado') = ("sandbox_payments"."charged_cents" > 0))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_estado";--> statement-breakpoint
ALTER TABLE "ticket_payments" ADD COLUMN "sale_id" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "passengers" ADD COLUMN "sale_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "passengers" ADD COLUMN "unsubscribe_code" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "passengers" ADD COLUMN "news_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "gateway_token" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "charged_cents" integer;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "charged_currency" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "estado" text DEFAULT 'Registrada' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "kind" text DEFAULT 'link' NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "validity_code" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "held_by" integer;--> statement-breakpoint
-- What was given back before there were states of a refund.
UPDATE "refunds" SET "estado" = 'Hecha' WHERE "refunded_at" is not null;
--> statement-breakpoint
-- What each approved attempt took is what was asked of it.
UPDATE "payment_attempts" SET "charged_cents" = "base_cents" + "surcharge_cents", "charged_currency" = "currency" WHERE "estado" in ('Aprobado', 'A devolver');
--> statement-breakpoint
-- Of several attempts of one link only the newest stays live. A payment that still comes for another is settled or given back.
UPDATE "payment_attempts" a SET "estado" = 'Anulado' WHERE a."estado" = 'Iniciado' AND EXISTS (SELECT 1 FROM "payment_attempts" b WHERE b."sale_id" = a."sale_id" AND b."estado" = 'Iniciado' AND b."id" > a."id");
--> statement-breakpoint
-- Tickets that were sold by card know their sale by the deposit.
UPDATE "ticket_payments" p SET "sale_id" = a."sale_id" FROM "payment_attempts" a WHERE a."deposit_id" = p."deposit_id";
--> statement-breakpoint
ALTER TABLE "ticket_payments" ADD CONSTRAINT "ticket_payments_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id");
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_held_by_fk" FOREIGN KEY ("held_by") REFERENCES "public"."payment_attempts"("id");
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_passenger_id_passengers_id_fk" FOREIGN KEY ("passenger_id") REFERENCES "public"."passengers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_notices" ADD CONSTRAINT "gateway_notices_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_reference_sandbox_payments_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."sandbox_payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_notices_attempt" ON "gateway_notices" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "gateway_notices_unjudged" ON "gateway_notices" USING btree ("id") WHERE "gateway_notices"."judged_at" is null;--> statement-breakpoint
CREATE INDEX "ticket_payments_sale" ON "ticket_payments" USING btree ("sale_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_live" ON "payment_attempts" USING btree ("sale_id") WHERE "payment_attempts"."estado" = 'Iniciado';--> statement-breakpoint
ALTER TABLE "passengers" ADD CONSTRAINT "passengers_unsubscribe_code_unique" UNIQUE("unsubscribe_code");--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_validity_code_unique" UNIQUE("validity_code");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_estado" CHECK ("payment_attempts"."estado" in ('Iniciado', 'Aprobado', 'Rechazado', 'Anulado', 'A devolver', 'A revisar'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_estado" CHECK ("refunds"."estado" in ('Registrada', 'Pedida', 'Hecha', 'Rechazada'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_done" CHECK (("refunds"."estado" = 'Hecha') = ("refunds"."refunded_at" is not null));--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_kind" CHECK ("sales"."kind" in ('link', 'contado'));--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_end_reason" CHECK ("sales"."end_reason" in ('reemplazado', 'cancelado'));--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_ended" CHECK (("sales"."ended_at" is null) = ("sales"."end_reason" is null));--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_paid_or_ended" CHECK ("sales"."paid_at" is null or "sales"."ended_at" is null);
