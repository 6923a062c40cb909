import { Stories } from './stories.tsx'

export default function BestPractice() {
  return (
    <Stories
      call="training.bestPractice"
      title="Best practice"
      note="Ideas that work in other stores"
      none="practicesNone"
    />
  )
}
