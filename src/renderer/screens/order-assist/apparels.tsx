import { AssistScreen } from './assist-screen.tsx'

export default function Apparels() {
  return <AssistScreen half="apparel" />
}
