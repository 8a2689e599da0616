import { errorText } from '#content/errorText'
import { ActionLink } from '../components/ActionLink'
import { PAGES } from '../routes/pages'
import { FaultPage } from './FaultPage'
import { ReloadLink } from '../components/ReloadLink'

/**
 * What is shown where a part of the app failed or the state is not ours. Its links load the page anew,
 * because what went wrong may be in the running app itself.
 */
export function ErrorPage() {
  return (
    <FaultPage title={errorText.title} text={errorText.text}>
      <ReloadLink look="strong">{errorText.reload}</ReloadLink>
      <ActionLink look="plain" reloadDocument to={PAGES.home.path}>
        {errorText.home}
      </ActionLink>
    </FaultPage>
  )
}
