/** Reports for people and for programs. */
package org.openjdk.jmh.production.report;
