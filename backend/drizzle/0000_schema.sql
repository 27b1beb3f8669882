CREATE TABLE "card_details" (
	"deposit_id" integer PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"acquirer" text NOT NULL,
	"codigo_autorizacion" text NOT NULL,
	"fecha_transaccion" timestamp NOT NULL,
	"numero_tarjeta" text NOT NULL,
	"tipo" text NOT NULL,
	"cuotas" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" serial PRIMARY KEY NOT NULL,
	"passenger_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"monto_cents" integer NOT NULL,
	"used_cents" integer DEFAULT 0 NOT NULL,
	"fecha" timestamp NOT NULL,
	"referencia" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposits_referencia_unique" UNIQUE("referencia"),
	CONSTRAINT "deposits_tipo" CHECK ("deposits"."tipo" in ('Contado', 'Tarjeta')),
	CONSTRAINT "deposits_monto" CHECK ("deposits"."monto_cents" > 0),
	CONSTRAINT "deposits_balance" CHECK ("deposits"."used_cents" between 0 and "deposits"."monto_cents")
);
--> statement-breakpoint
CREATE TABLE "personal_payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"deposit_id" integer NOT NULL,
	"monto_cents" integer NOT NULL,
	"fecha" timestamp NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "personal_payments_monto" CHECK ("personal_payments"."monto_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"ticket_id" integer NOT NULL,
	"deposit_id" integer NOT NULL,
	"precio_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_payments_ticket_once" UNIQUE("ticket_id"),
	CONSTRAINT "ticket_payments_precio" CHECK ("ticket_payments"."precio_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_solutions" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"folder" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extra_costs" (
	"id" serial PRIMARY KEY NOT NULL,
	"passenger_id" integer NOT NULL,
	"descripcion" text NOT NULL,
	"monto_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itineraries" (
	"id" serial PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"precio_cents" integer NOT NULL,
	CONSTRAINT "itineraries_nombre_unique" UNIQUE("nombre"),
	CONSTRAINT "itineraries_price" CHECK ("itineraries"."precio_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "passengers" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"nombres" text NOT NULL,
	"apellidos" text NOT NULL,
	"celular" text DEFAULT '' NOT NULL,
	"itinerary_id" integer,
	CONSTRAINT "passengers_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "attempt_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"attempt_id" integer NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" serial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"sale_id" integer NOT NULL,
	"estado" text DEFAULT 'Iniciado' NOT NULL,
	"base_cents" integer NOT NULL,
	"surcharge_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"brand" text NOT NULL,
	"card_type" text NOT NULL,
	"instalments" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_last_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_phone" text NOT NULL,
	"buyer_department" text NOT NULL,
	"deposit_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"alive_until" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_token_unique" UNIQUE("token"),
	CONSTRAINT "payment_attempts_estado" CHECK ("payment_attempts"."estado" in ('Iniciado', 'Aprobado', 'Rechazado', 'A devolver')),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."base_cents" > 0 and "payment_attempts"."surcharge_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"attempt_id" integer NOT NULL,
	"monto_cents" integer NOT NULL,
	"motivo" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "refunds_attempt_id_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
CREATE TABLE "sale_tickets" (
	"sale_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	CONSTRAINT "sale_tickets_sale_id_ticket_id_pk" PRIMARY KEY("sale_id","ticket_id")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" serial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"passenger_id" integer NOT NULL,
	"asumir_recargo" boolean NOT NULL,
	"comprador_nombre" text NOT NULL,
	"comprador_apellido" text NOT NULL,
	"comprador_email" text NOT NULL,
	"comprador_celular" text NOT NULL,
	"comprador_departamento" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "sales_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"id" serial PRIMARY KEY NOT NULL,
	"numero" text NOT NULL,
	"fecha" timestamp NOT NULL,
	CONSTRAINT "draws_numero_unique" UNIQUE("numero")
);
--> statement-breakpoint
CREATE TABLE "raffles" (
	"numero" text PRIMARY KEY NOT NULL,
	"comentario" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" serial PRIMARY KEY NOT NULL,
	"numero" text NOT NULL,
	"draw_id" integer NOT NULL,
	"estado" text DEFAULT 'Pendiente de Pago' NOT NULL,
	"precio_cents" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"receiver_id" integer,
	"tipo" text,
	"comprador_nombre" text,
	"comprador_apellido" text,
	"comprador_email" text,
	"comprador_celular" text,
	"comprador_departamento" text,
	CONSTRAINT "tickets_numero_draw" UNIQUE("numero","draw_id"),
	CONSTRAINT "tickets_estado" CHECK ("tickets"."estado" in ('Pendiente de Pago', 'Para transferir', 'Solicitada', 'Pago', 'Pago premio')),
	CONSTRAINT "tickets_precio" CHECK ("tickets"."precio_cents" > 0),
	CONSTRAINT "tickets_tipo" CHECK ("tickets"."tipo" in ('Debito', 'Credito')),
	CONSTRAINT "tickets_receiver_state" CHECK (("tickets"."receiver_id" is not null) = ("tickets"."estado" = 'Solicitada')),
	CONSTRAINT "tickets_receiver_other" CHECK ("tickets"."receiver_id" <> "tickets"."owner_id")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" serial PRIMARY KEY NOT NULL,
	"numero" text NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer,
	"kind" text NOT NULL,
	"estado" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"requested_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "transfers_kind" CHECK ("transfers"."kind" in ('bolsa', 'directa')),
	CONSTRAINT "transfers_estado" CHECK ("transfers"."estado" in ('En bolsa', 'Solicitada', 'Entregada', 'Retirada')),
	CONSTRAINT "transfers_to_known" CHECK ("transfers"."estado" not in ('Solicitada', 'Entregada') or "transfers"."to_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"jti" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"replaces" uuid,
	"first_used_at" timestamp with time zone,
	"superseded_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_set_password" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower(btrim("users"."email")))
);
--> statement-breakpoint
ALTER TABLE "card_details" ADD CONSTRAINT "card_details_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_passenger_id_passengers_id_fk" FOREIGN KEY ("passenger_id") REFERENCES "public"."passengers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_payments" ADD CONSTRAINT "personal_payments_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_payments" ADD CONSTRAINT "ticket_payments_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_payments" ADD CONSTRAINT "ticket_payments_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_costs" ADD CONSTRAINT "extra_costs_passenger_id_passengers_id_fk" FOREIGN KEY ("passenger_id") REFERENCES "public"."passengers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passengers" ADD CONSTRAINT "passengers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passengers" ADD CONSTRAINT "passengers_itinerary_id_itineraries_id_fk" FOREIGN KEY ("itinerary_id") REFERENCES "public"."itineraries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_events" ADD CONSTRAINT "attempt_events_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_tickets" ADD CONSTRAINT "sale_tickets_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_tickets" ADD CONSTRAINT "sale_tickets_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_passenger_id_passengers_id_fk" FOREIGN KEY ("passenger_id") REFERENCES "public"."passengers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_numero_raffles_numero_fk" FOREIGN KEY ("numero") REFERENCES "public"."raffles"("numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_draw_id_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_owner_id_passengers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."passengers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_receiver_id_passengers_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."passengers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_numero_raffles_numero_fk" FOREIGN KEY ("numero") REFERENCES "public"."raffles"("numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_id_passengers_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."passengers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_id_passengers_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."passengers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposits_passenger" ON "deposits" USING btree ("passenger_id","tipo");--> statement-breakpoint
CREATE INDEX "personal_payments_deposit" ON "personal_payments" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "ticket_payments_deposit" ON "ticket_payments" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to_address");--> statement-breakpoint
CREATE INDEX "rate_limits_resets" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "extra_costs_passenger" ON "extra_costs" USING btree ("passenger_id");--> statement-breakpoint
CREATE INDEX "attempt_events_attempt" ON "attempt_events" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_sale" ON "payment_attempts" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "sale_tickets_ticket" ON "sale_tickets" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "sales_passenger" ON "sales" USING btree ("passenger_id");--> statement-breakpoint
CREATE INDEX "tickets_owner" ON "tickets" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tickets_receiver" ON "tickets" USING btree ("receiver_id") WHERE "tickets"."receiver_id" is not null;--> statement-breakpoint
CREATE INDEX "tickets_bag" ON "tickets" USING btree ("numero") WHERE "tickets"."estado" = 'Para transferir';--> statement-breakpoint
CREATE INDEX "transfers_from" ON "transfers" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "transfers_to" ON "transfers" USING btree ("to_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_open" ON "transfers" USING btree ("numero") WHERE "transfers"."estado" in ('En bolsa', 'Solicitada');--> statement-breakpoint
CREATE INDEX "reset_tokens_user" ON "reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_tokens_user" ON "session_tokens" USING btree ("user_id");