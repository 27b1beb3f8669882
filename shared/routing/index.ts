// The curated part of react-router-dom: shared whole it costs a page twice the bytes (docs/decisions/0002-federation.md).
export {
  BrowserRouter,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { paths } from './paths';
export { safeReturnAddress } from './return-address';
