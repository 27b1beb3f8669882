import { useNavigate } from '@rifas/shared/routing';

/** The browser's own back and forward, beside the page under test. */
export function BrowserButtons() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>atrás del navegador</button>
      <button onClick={() => void navigate(1)}>adelante del navegador</button>
    </>
  );
}
