{
  "root": "src",
  "floors": [
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
