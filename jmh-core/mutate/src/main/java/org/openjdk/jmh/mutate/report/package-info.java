/** What a person reads: on the console, in JSON for viewers of mutation tests, in a page. */
package org.openjdk.jmh.mutate.report;
