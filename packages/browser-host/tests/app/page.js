window.scriptRan = true
window.trial.onTold((value) => {
  document.querySelector('#told').textContent = JSON.stringify(value)
})
