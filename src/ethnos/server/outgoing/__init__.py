"""What viewers are sent: frames, projections and previews."""
