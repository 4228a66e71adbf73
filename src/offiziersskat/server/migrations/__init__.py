"""The database's history: ``env`` runs what lies in ``versions``, in order."""
