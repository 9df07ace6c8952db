/** Rules for all files that a run reads, writes or extends. */
package org.openjdk.jmh.files;
