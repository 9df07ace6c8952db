package org.openjdk.jmh.counting;

/** Whose work a thread of a fork does, by HotSpot's name of the thread, of which the system keeps 15 characters. */
@SuppressWarnings("ImmutableEnumChecker") // The array is never modified.
enum ThreadKind {

    /** The benchmark's, in any thread. */
    WORK,

    /** A just-in-time compiler's. */
    COMPILATION("C1 ", "C2 ", "JVMCI", "Compiler"),

    /** A garbage collector's. Collections that stop the VM are operations of the VM thread. */
    COLLECTION("GC Thread", "G1 ", "ZWorker", "ZDriver", "ZDirector", "ZStat", "ZUncommitter", "ZUnmapper", "XWorker",
            "XDriver", "XDirector", "XStat", "XUncommitter", "XUnmapper", "Shenandoah", "VM Thread", "ParGC"),

    /** The VM's or JMH's. */
    OTHER("VM Periodic", "Reference Handl", "Finalizer", "Signal Dispatch", "Service Thread", "Monitor Deflati",
            "Sweeper thread", "Notification", "Common-Cleaner", "Attach Listener", "DestroyJavaVM", "StringDedup",
            "JFR ");

    private final String[] beginnings;

    ThreadKind(String... beginnings) {
        this.beginnings = beginnings;
    }

    /** Returns the kind of the thread with a name. */
    static ThreadKind of(String name) {
        for (ThreadKind kind : values()) {
            for (String beginning : kind.beginnings) {
                if (name.startsWith(beginning)) {
                    return kind;
                }
            }
        }
        return WORK;
    }
}
