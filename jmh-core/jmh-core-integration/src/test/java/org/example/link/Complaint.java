package org.example.link;

import java.time.LocalDate;
import java.util.List;

/** A user's exception with fields. */
public final class Complaint extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** How bad it is. */
    public enum Severity { LOW, HIGH }

    private final Severity severity = Severity.HIGH;
    private final List<LocalDate> dates = List.of(LocalDate.of(2020, 11, 8));
    private final Object attachment;

    public Complaint(String message, Object attachment) {
        super(message);
        this.attachment = attachment;
    }

    public String details() {
        return severity + " " + dates + " " + (attachment == null ? "bare" : attachment.getClass().getSimpleName());
    }
}
