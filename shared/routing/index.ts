// The parts of react-router-dom that the site uses. Shared whole, the library would cost a page twice the bytes
// (docs/decisions/0002-federation.md).
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
