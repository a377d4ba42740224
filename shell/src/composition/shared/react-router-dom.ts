/** What remotes may use of react-router-dom. A list instead of the whole library keeps the rest out of the first scripts. */
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
