/** Inside the default layout, so that menu and footer stay. */
export { NotFoundView as default } from '../../../components/failure/not-found-view.tsx'
