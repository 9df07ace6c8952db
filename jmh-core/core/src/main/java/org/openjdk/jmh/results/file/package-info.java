/** The result file: what was measured is on disk as soon as it was measured, and stays there whatever happens next. */
package org.openjdk.jmh.results.file;
