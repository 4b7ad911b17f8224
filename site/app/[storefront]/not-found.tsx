export { NotFoundView as default } from '../../components/failure/not-found-view.tsx'
