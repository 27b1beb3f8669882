{
  "root": "src",
  "floors": [
    {
      "folders": ["common"],
      "why": "What login and reset share."
    },
    {
      "folders": ["*"],
      "why": "One folder for each flow; none knows another."
    },
    {
      "folders": ["remote"],
      "why": "Names the pages and loads each when it is asked for."
    }
  ]
}
