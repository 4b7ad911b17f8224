// The styles of the forms of an enquiry, whose HTML is there before their script is: a bundler counts
// what is loaded later no part of the page, and leaves out with it styles that other pages share.
import '#site/ui/button/button.module.css'
import '#site/ui/disclosure/disclosure.module.css'
import '#site/ui/form/choices.module.css'
import '#site/ui/form/error-summary.module.css'
import '#site/ui/form/field.module.css'
import '#site/ui/notice/notice.module.css'
import './enquiry-form.module.css'
