{
  "name": "__name__",
  "contract": "^__contract__",
  "routes": [
    {
      "path": "/dashboard/__slug__",
      "page": "__slug__",
      "access": "guarded",
      "title": "__title__",
      "shape": "message",
      "heading": "__title__"
    }
  ],
  "menu": [{ "to": "/dashboard/__slug__", "label": "__title__", "order": 90, "icon": "info" }],
  "widgets": [{ "slot": "home", "widget": "__slug__", "title": "__title__", "order": 90 }]
}
