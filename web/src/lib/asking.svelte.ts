/** Whether somebody asks what things are: then a touch explains and plays nothing. */
class Asking {
  isOn = $state(false);
  /** There is a table to ask about. */
  isPossible = $state(false);

  toggle(): void {
    this.isOn = !this.isOn;
  }
}

export const asking = new Asking();
