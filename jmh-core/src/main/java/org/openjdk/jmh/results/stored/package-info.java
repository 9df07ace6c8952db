/** Results in their stored form: from files, journals, and this run. */
package org.openjdk.jmh.results.stored;
