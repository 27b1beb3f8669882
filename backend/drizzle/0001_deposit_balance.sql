-- deposits.used_cents follows the two tables that draw on a deposit. One writer, in the database, so that no code path
-- can forget it; the check deposits_balance then refuses what would take a balance below zero.
CREATE FUNCTION deposit_usage_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  amount_column text := TG_ARGV[0];
  old_amount integer := 0;
  new_amount integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    old_amount := (to_jsonb(OLD) ->> amount_column)::integer;
    UPDATE deposits SET used_cents = used_cents - old_amount WHERE id = OLD.deposit_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    new_amount := (to_jsonb(NEW) ->> amount_column)::integer;
    UPDATE deposits SET used_cents = used_cents + new_amount WHERE id = NEW.deposit_id;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ticket_payments_usage AFTER INSERT OR DELETE OR UPDATE ON ticket_payments
  FOR EACH ROW EXECUTE FUNCTION deposit_usage_changed('precio_cents');
--> statement-breakpoint
CREATE TRIGGER personal_payments_usage AFTER INSERT OR DELETE OR UPDATE ON personal_payments
  FOR EACH ROW EXECUTE FUNCTION deposit_usage_changed('monto_cents');
