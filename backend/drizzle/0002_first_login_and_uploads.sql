CREATE TABLE "first_login_grants" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "content" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "first_login_grants" ADD CONSTRAINT "first_login_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;