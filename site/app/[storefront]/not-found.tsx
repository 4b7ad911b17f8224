export { NotFoundView as default } from '#site/components/failure/not-found-view.tsx'
